import { parse } from 'csv-parse/sync'
import papaparse from 'papaparse'
import { expect, test } from 'vitest'
import { listCsv } from './list-csv.ts'
import { defineList } from './list-definition.ts'
import { readListState } from './list-state.ts'

interface Row {
  readonly uuid: string
  readonly company: string
  readonly total_cents: number | null
  readonly currency: 'cad' | 'usd'
  readonly invoice_date: string
  readonly seconds: number
  readonly billable: boolean
  readonly status: 'past_due' | 'paid'
  readonly roles: readonly string[]
  readonly team: readonly { readonly display_name: string }[]
  readonly rate_thousandths: number
  readonly rate_millionths: number | null
  readonly hours_remaining: number | null
  readonly phone: string
  readonly owner: { readonly full_name: string; readonly due_date: string } | null
}

const rows: readonly Row[] = [
  {
    uuid: '1',
    company: 'Nguyễn Thị Ánh "Đặng", Ltd.\nCafé',
    total_cents: 2_676_161,
    currency: 'cad',
    invoice_date: '2026-11-28',
    seconds: 4_500,
    billable: true,
    status: 'past_due',
    roles: ['Billing, invoicing and collections specialist', 'Writer'],
    team: [{ display_name: 'Smith, Ann' }, { display_name: '李小龙' }],
    rate_thousandths: 9_975,
    rate_millionths: 1_372_500,
    hours_remaining: 21.386944444444445,
    phone: '+1 416 555 0100',
    owner: { full_name: 'Robin Gray', due_date: '2026-12-01' },
  },
  {
    uuid: '2',
    company: '=HYPERLINK("http://x")',
    total_cents: -5,
    currency: 'usd',
    invoice_date: '2026-01-02',
    seconds: 1,
    billable: false,
    status: 'paid',
    roles: [],
    team: [],
    rate_thousandths: 0,
    rate_millionths: null,
    hours_remaining: null,
    phone: '',
    owner: null,
  },
  {
    uuid: '3',
    company: '李小龙',
    total_cents: null,
    currency: 'usd',
    invoice_date: '2026-01-03',
    seconds: 0,
    billable: false,
    status: 'paid',
    roles: [],
    team: [],
    rate_thousandths: 0,
    rate_millionths: null,
    hours_remaining: null,
    phone: '',
    owner: null,
  },
]

const list = defineList(
  { name: 'rows.list', load: async () => ({ rows, count: rows.length }) },
  {
    title: 'Rows',
    noun: ['row', 'rows'],
    rowKey: ({ uuid }: Row) => uuid,
    columns: [
      { key: 'company', label: 'Client' },
      { key: 'total_cents', label: 'Total', text: () => '$26,761.61 CAD' },
      { key: 'invoice_date', label: 'Date', text: () => 'Nov 28th 2026' },
      { key: 'seconds', label: 'Time', text: () => '1 h 15 min' },
      { key: 'billable', label: 'Billable' },
      { key: 'status', label: 'State', text: () => 'Past due' },
      { key: 'roles', label: 'Roles', text: (row: Row) => row.roles.join(', ') },
      { key: 'team', label: 'Team', text: (row: Row) => row.team.map((each) => each.display_name).join(', ') },
      { key: 'rate_thousandths', label: 'Rate', text: () => '9.975%' },
      { key: 'rate_millionths', label: '1 USD in CAD', text: () => '1.3725' },
      { key: 'hours_remaining', label: 'Remaining Hours', text: () => '21h 23m' },
      { key: 'phone', label: 'Phone' },
      {
        key: 'owner',
        label: 'Owner and next step',
        text: () => 'Robin Gray · by Dec 1st 2026',
        csv: {
          owner: ({ owner }: Row) => owner?.full_name,
          due_date: ({ owner }: Row) => owner?.due_date,
        },
      },
    ],
    defaultSort: [],
    empty: { title: 'Nothing' },
  },
)

const options = { header: 'keys', signal: new AbortController().signal, onProgress: () => undefined } as const
const records = [
  {
    company: 'Nguyễn Thị Ánh "Đặng", Ltd.\nCafé',
    total: '26761.61',
    currency: 'CAD',
    invoice_date: '2026-11-28',
    hours: '1.25',
    seconds: '4500',
    billable: 'true',
    status: 'past_due',
    roles: 'Billing, invoicing and collections specialist; Writer',
    team: 'Smith, Ann; 李小龙',
    rate_percent: '9.975',
    rate: '1.372500',
    hours_remaining: '21.39',
    seconds_remaining: '76993',
    // A text that a spreadsheet would run is no number.
    phone: "'+1 416 555 0100",
    owner: 'Robin Gray',
    due_date: '2026-12-01',
  },
  {
    company: `'=HYPERLINK("http://x")`,
    total: '-0.05',
    currency: 'USD',
    invoice_date: '2026-01-02',
    hours: '0.00',
    seconds: '1',
    billable: 'false',
    status: 'paid',
    roles: '',
    team: '',
    rate_percent: '0.000',
    rate: '',
    hours_remaining: '',
    seconds_remaining: '',
    phone: '',
    owner: '',
    due_date: '',
  },
  {
    company: '李小龙',
    total: '',
    currency: 'USD',
    invoice_date: '2026-01-03',
    hours: '0.00',
    seconds: '0',
    billable: 'false',
    status: 'paid',
    roles: '',
    team: '',
    rate_percent: '0.000',
    rate: '',
    hours_remaining: '',
    seconds_remaining: '',
    phone: '',
    owner: '',
    due_date: '',
  },
]

test('a list’s CSV holds values under stable keys, as Papa Parse reads it', async () => {
  const text = await listCsv(list, readListState(list, ''), options)
  expect(text.startsWith('\uFEFF')).toBe(true)
  const { data, errors } = papaparse.parse(text, { header: true, skipEmptyLines: true })
  expect({ data, errors }).toEqual({ data: records, errors: [] })
})

test('and as csv-parse reads it', async () => {
  const text = await listCsv(list, readListState(list, ''), options)
  expect(parse(text, { bom: true, columns: true })).toEqual(records)
})
