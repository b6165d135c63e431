import type { SecondPersonWait } from '@talentplace/contract/shared/second-person-wait'
import type { SecondPersonAct } from '@talentplace/contract/shared/second-person'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SecondPersonWaits } from './second-person-waits.tsx'

const from = '2026-11-27T15:00:00.000Z'
const may = { may: true, from: null, reason: null }

/** What someone reads, each sentence on a line. */
function read(act: SecondPersonAct, wait: SecondPersonWait): string[] {
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <SecondPersonWaits act={act} wait={wait} />
    </QueryClientProvider>,
  )
  const text = markup.replaceAll('.</span>', '.\n').replaceAll(/<[^>]+>/g, '')
  return text.split('\n').filter((each) => each !== '')
}

it('whoever can’t be the second person yet reads from when they can, and why', () => {
  const wait: SecondPersonWait = { approval: { may: false, from, reason: 'granted' }, waiting_staff: [] }
  expect(read('approve_adjustment', wait)).toEqual([
    'You can approve adjustments of this amount from Nov 27th 2026, 15:00, 7 days after you were given access to payments.',
  ])
  expect(read('approve_deletion', wait)).toEqual([
    'You can approve deletion requests from Nov 27th 2026, 15:00, 7 days after you were given access to accounts.',
  ])
})

it('whoever can reads which of their colleagues can’t yet', () => {
  const waiting_staff = [{ full_name: 'Second Account', from, reason: 'password_reset' as const }]
  expect(read('release_payout', { approval: may, waiting_staff })).toEqual([
    'Second Account can release payouts from Nov 27th 2026, 15:00, 7 days after their password was reset.',
  ])
  expect(read('release_payout', { approval: may, waiting_staff: [] })).toEqual([])
})
