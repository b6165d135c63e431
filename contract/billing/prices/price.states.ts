import { lifecycle, type StateOf } from '../../shared/lifecycle.ts'

/** A price book or a tax rate, by the day it begins. */
export const priceStates = lifecycle(
  {
    current: { word: 'In force', tone: 'good', to: { past: ['system'] } },
    future: { word: 'To come', tone: 'info', to: { current: ['system'] } },
    past: { word: 'Past', tone: 'plain' },
  },
  { open: ['future'], final: ['past'] },
)
export type PriceState = StateOf<typeof priceStates>
