import type { Reload } from '../../ui/form/reloads.ts'

export const showsSpending: readonly Reload[] = ['clients.getSpending']
