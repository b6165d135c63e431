import type { PriceState } from '@talentplace/contract/prices/staff/staff-price.routes'

export const stateWords: Record<PriceState, { label: string; tone: 'plain' | 'good' | 'info' }> = {
  future: { label: 'To come', tone: 'info' },
  current: { label: 'In force', tone: 'good' },
  past: { label: 'Past', tone: 'plain' },
}
