import { cover, type Scene } from '../kit.ts';

export const scenes: Scene[] = [cover('mobile-2-calculator', { field: 'nila', body: '' })];
