import { expect, test } from 'vitest'
import { matchingPages, type PalettePage } from './matching-pages.ts'

const page = (title: string, place: string | null = null): PalettePage => ({
  title,
  place,
  to: `/${title}`,
  icon: null,
})
const pages = [
  page('Virtual assistants', 'Virtual assistants › Active'),
  page('Missing banking information', 'Virtual assistants › Missing banking'),
  page('Invoice adjustments', 'Finance › Invoice adjustments'),
  page('Invoices', 'Finance › Invoices'),
  page('Applicants', 'Virtual assistants › Applicants'),
  page('Préférences'),
]
const found = (typed: string) => matchingPages(pages, typed).map(({ title }) => title)

test('pages are found by the beginnings of words of their title or place in the menu', () => {
  expect(found('inv')).toEqual(['Invoice adjustments', 'Invoices'])
  expect(found('adj')).toEqual(['Invoice adjustments'])
  expect(found('FINANCE adj')).toEqual(['Invoice adjustments'])
  expect(found('preferences')).toEqual(['Préférences'])
  expect(found('oices')).toEqual([])
})

test('a page whose own title begins so comes before those of its place', () => {
  expect(found('virtual')).toEqual(['Virtual assistants', 'Missing banking information', 'Applicants'])
  expect(found('app')).toEqual(['Applicants'])
  expect(matchingPages([page('All tasks'), page('Tasks')], 'tasks').map(({ title }) => title)).toEqual([
    'Tasks',
    'All tasks',
  ])
})

test('signs alone find no page, nothing typed the first ones', () => {
  expect(found('›')).toEqual([])
  expect(found('%')).toEqual([])
  expect(found('  ')).toHaveLength(6)
  expect(
    matchingPages(
      Array.from({ length: 20 }, (_, at) => page(`Page ${at}`)),
      '',
    ),
  ).toHaveLength(8)
})
