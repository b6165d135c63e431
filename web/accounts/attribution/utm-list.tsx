import { listSource } from '../../platform/api/list-source.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { instantColumn } from '../../platform/viewer-zone/instant-column.tsx'
import { defineList } from '../../ui/list-screen/list-definition.ts'
import { originNames } from './origin-name.ts'

/** A6.6: where visitors came from, newest first. */
export const utmList = defineList(listSource('attribution.listUtms', 'utms'), {
  views: true,
  title: 'UTMs',
  noun: ['UTM record', 'UTM records'],
  rowKey: ({ uuid }) => uuid,
  rowLink: ({ uuid }) => staffPaths.utm(uuid),
  columns: [
    { key: 'label', label: 'Name', sort: 'label', width: 'wide' },
    { key: 'shortcode', label: 'Shortcode', sort: 'shortcode' },
    { key: 'origin', label: 'From', sort: 'origin', text: ({ origin }) => originNames[origin] },
    { key: 'utm_campaign', label: 'Campaign' },
    {
      key: 'pageviews',
      label: 'Visits',
      sort: 'pageviews',
      descendingFirst: true,
      align: 'end',
      width: 'narrow',
    },
    { key: 'signups', label: 'Sign-ups', sort: 'signups', descendingFirst: true, align: 'end', width: 'narrow' },
    instantColumn('created_date', 'Created', 'wide'),
  ],
  filters: [
    { key: 'searchQuery', kind: 'text', label: 'Search names, shortcodes, parameters' },
    {
      key: 'origin',
      kind: 'choice',
      label: 'From',
      any: 'All',
      options: [
        { value: 'made', label: originNames.made },
        { value: 'referral', label: originNames.referral },
        { value: 'seen', label: originNames.seen },
      ],
    },
  ],
  defaultSort: [{ by: 'created_date', descending: true }],
  cardsBelow: 'large',
  empty: {
    title: 'No UTM records yet',
    text: 'Links you make for campaigns will be here, and those people came by with parameters of their own.',
  },
})
