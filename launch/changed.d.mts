export function affectedTests(
  files: readonly string[],
  changed: readonly string[],
  read: (file: string) => string,
): string[]
