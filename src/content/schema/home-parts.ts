/** The parts of the home page below the first screen, in the order of the specification. */
export const homeParts = ['about', 'chat', 'tools', 'path', 'projects', 'notes', 'contact'] as const;
