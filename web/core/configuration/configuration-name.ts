/** The groups of configurations as staff read them. */
export const configurationGroups = [
  { value: 'featureFlag', label: 'Feature flags' },
  { value: 'maintenanceFlag', label: 'Maintenance' },
  { value: 'setting', label: 'Settings' },
] as const

/** `featureFlag.client-time` as its group's name and its own. */
export function partsOfName(name: string): { group: string; own: string } {
  const dot = name.indexOf('.')
  const prefix = name.slice(0, dot)
  const known = configurationGroups.find(({ value }) => value === prefix)
  return { group: known?.label ?? prefix, own: name.slice(dot + 1) }
}
