import type { KnownBrands } from '../stages/stage.ts'

/** B7.2: which logos stand above the form: those of the known accounts, ours where there is none. */
export function visibleBrandsNow({ own, partner }: KnownBrands): readonly ('own' | 'partner')[] {
  if (own && partner) return ['own', 'partner']
  return partner ? ['partner'] : ['own']
}
