// A world under one's fingers: what is touched stays under the finger, and scales end somewhere.
import { describe, expect, it } from 'vitest';
import { pinched, scaled, turned, type Place, type Point } from '@/kit/gestures';

const at: Place = { k: 1, x: 10, y: 20 };
const onScreen = (place: Place, world: Point): Point => ({
  x: world.x * place.k + place.x,
  y: world.y * place.k + place.y,
});

describe('a world', () => {
  it('keeps what lies under the pointer while it is scaled', () => {
    const pointer = onScreen(at, { x: 40, y: 50 });
    const larger = scaled(at, 2, pointer);
    expect(larger.k).toBe(2);
    expect(onScreen(larger, { x: 40, y: 50 })).toEqual(pointer);
  });

  it('is moved as far as the finger', () => {
    expect(scaled(at, 1, { x: 5, y: 5 }, { x: 35, y: 0 })).toEqual({ k: 1, x: 40, y: 15 });
  });

  it('is neither too small nor too large', () => {
    expect(scaled(at, 1000, { x: 0, y: 0 }).k).toBe(4);
    expect(scaled(at, 0.001, { x: 0, y: 0 }).k).toBe(0.15);
  });

  it('follows both fingers', () => {
    const rest = { x: 100, y: 100 };
    const wider = pinched(at, { x: 200, y: 100 }, { x: 300, y: 100 }, rest);
    expect(wider.k).toBe(2);
    // What lay between the fingers lies between them again.
    const between = { x: 150 - at.x, y: 100 - at.y };
    expect(onScreen(wider, between)).toEqual({ x: 200, y: 100 });
  });

  it('survives two fingers on one point', () => {
    const spot = { x: 50, y: 50 };
    expect(pinched(at, spot, { x: 52, y: 50 }, spot).k).toBe(2);
    expect(pinched(at, { x: 60, y: 50 }, spot, spot).k).toBe(0.15);
  });

  it('grows when the wheel is turned away, and more by lines than by pixels', () => {
    const wheel = { deltaY: -100, deltaMode: 0, ctrlKey: false };
    expect(turned(wheel)).toBeGreaterThan(1);
    expect(turned({ ...wheel, deltaY: 100 })).toBeLessThan(1);
    expect(turned({ ...wheel, deltaMode: 1 })).toBeGreaterThan(turned(wheel));
    expect(turned({ ...wheel, ctrlKey: true })).toBeGreaterThan(turned(wheel));
  });
});
