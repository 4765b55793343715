/** The parts of the home page below the first screen, in their default order. */
export const homeParts = ['about', 'chat', 'tools', 'path', 'projects', 'notes', 'contact'] as const;
