import type { Visit } from '../site/Visit.ts';

/** A browser has exactly one root and one store; Vike's hooks share them here. */
export const visit: { current?: Visit } = {};
