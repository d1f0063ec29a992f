declare module 'virtual:catalogue' {
  /** By language: messages `game-<key>` with the attribute `about`. */
  const texts: Record<string, string>;
  export default texts;
}
