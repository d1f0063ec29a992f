// The sheets that can lie over a table, one at a time.
export type Sheet = 'story' | 'talk' | 'settings' | 'summary' | 'table' | 'brief' | 'away';
