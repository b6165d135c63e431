/** The ten domains of contract, server and web, in their order: each may import itself and those before it (decision 0193). */
export const domains = [
  'core',
  'accounts',
  'talent',
  'matching',
  'subscriptions',
  'work',
  'billing',
  'payroll',
  'hiring',
  'desk',
]
