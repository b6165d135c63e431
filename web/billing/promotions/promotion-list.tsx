import type { Promotion } from '@talentplace/contract/billing/promotions/promotion.routes'
import { promotionStates } from '@talentplace/contract/billing/promotions/promotion.states'
import { listSource } from '../../platform/api/list-source.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { instantColumn } from '../../platform/viewer-zone/instant-column.tsx'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { defineList } from '../../ui/list-screen/list-definition.ts'
import { currencyWords, durationWords, typeWords, useText } from './promotion-words.ts'
import { optionsOf } from '../../ui/options-of.ts'
import { stateCell, stateOptions } from '../../ui/list-screen/state-column.tsx'

/** A6.5: codes and what they take off, ten rows, newest first. */
export const promotionList = defineList(listSource('promotions.listPromotions', 'promotions'), {
  views: true,
  title: 'Promotions',
  noun: ['promotion', 'promotions'],
  rowKey: ({ uuid }) => uuid,
  rowLink: ({ uuid }) => staffPaths.promotion(uuid),
  columns: [
    { key: 'code', label: 'Code', sort: 'code' },
    { key: 'name', label: 'Name', sort: 'name' },
    {
      key: 'terms',
      label: 'Gives',
      width: 'wide',
      csv: {
        type: ({ type }: Promotion) => type,
        off_thousandths: ({ type, value }: Promotion) => (type === 'percentage' ? value : null),
        amount_cents: ({ type, value }: Promotion) => (type === 'cents_amount' ? value : null),
        hours: ({ type, value }: Promotion) => (type === 'hours' ? value : null),
        duration: ({ duration }: Promotion) => duration,
        months: ({ months }: Promotion) => months,
      },
    },
    {
      key: 'state',
      label: 'State',
      ...stateCell(promotionStates, ({ state }: Promotion) => state),
    },
    {
      key: 'times_redeemed',
      label: 'Used',
      sort: 'times_redeemed',
      descendingFirst: true,
      align: 'end',
      text: useText,
    },
    instantColumn('redeemable_from', 'From', 'wide'),
    {
      key: 'redeemable_until',
      label: 'Until',
      sort: 'redeemable_until',
      descendingFirst: true,
      width: 'wide',
      render: ({ redeemable_until }) =>
        redeemable_until === null ? 'No end' : <InstantTime instant={redeemable_until} />,
    },
  ],
  filters: [
    { key: 'search', kind: 'text', label: 'Search code, name' },
    {
      key: 'state',
      kind: 'choice',
      label: 'State',
      any: 'Any',
      options: stateOptions(promotionStates),
    },
    { key: 'type', kind: 'choice', label: 'Type', any: 'Any', options: optionsOf(typeWords) },
    { key: 'currency', kind: 'choice', label: 'Currency', any: 'Any', options: optionsOf(currencyWords) },
    { key: 'duration', kind: 'choice', label: 'Lasts', any: 'Any', options: optionsOf(durationWords) },
    { key: 'redeemable_after', kind: 'date', label: 'Can be used after' },
    { key: 'redeemable_before', kind: 'date', label: 'Can be used before' },
  ],
  defaultSort: [{ by: 'redeemable_from', descending: true }],
  cardsBelow: 'large',
  empty: {
    title: 'No promotions yet',
    text: 'Codes that take something off a subscription will be here, with how often they are used.',
  },
})
