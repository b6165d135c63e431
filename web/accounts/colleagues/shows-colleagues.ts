import type { Reload } from '../../ui/form/reloads.ts'

export const showsColleagues: readonly Reload[] = ['accounts.listColleagues']
