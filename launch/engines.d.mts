/** What a step that needs the programs of others runs with. */
export function findEngines(): Record<string, string>
