/** Nothing to add: a project is found by its title. */
export const botProjects: Record<string, { names: readonly string[]; summary?: string }> = {};
