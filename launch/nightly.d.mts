export const nightlyDrills: readonly string[]
export function leftForTheNight(env: Readonly<Record<string, string | undefined>>): string[]
