import type { Reload } from '../../ui/form/reloads.ts'

/** What shows reviews, and who is still asked about. */
export const reviewReloads: readonly Reload[] = ['feedback.*', 'operations.getClientHome']
