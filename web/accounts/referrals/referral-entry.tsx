import type { Referral } from '@talentplace/contract/accounts/referrals/referral.routes'
import { referralStates } from '@talentplace/contract/accounts/referrals/referral.states'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatMoney } from '../../platform/formatting/money.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { Entry } from '../../ui/entries.tsx'
import { StateTag } from '../../ui/state-tag.tsx'

type On = 'invoice' | 'bill'

function CreditedOn({ credited_on }: { credited_on: NonNullable<Referral['credited_on']> }) {
  const { kind, uuid, number } = credited_on
  return (
    <>
      On {kind} <Link to={kind === 'invoice' ? paths.clientInvoice(uuid) : paths.assistantBill(uuid)}>{number}</Link>
    </>
  )
}

/** What happened to the reward, or happens next. */
function next({ state, credited_from, credited_on }: Referral, on: On): ReactNode {
  if (credited_on !== null) return <CreditedOn credited_on={credited_on} />
  if (state === 'waiting') return 'Not a paying client yet'
  if (state === 'credited') return `It will be on your next ${on}`
  if (state === 'withdrawn') return 'Our team withdrew this reward'
  if (credited_from === null) return 'No reward was promised'
  return (
    <>
      Goes on your next {on} from <InstantTime instant={credited_from} />
    </>
  )
}

/** One person who signed up by the link, without a name. */
export function ReferralEntry({ referral, on }: { referral: Referral; on: On }) {
  const { reward_cents, currency, signed_up_date, state } = referral
  return (
    <Entry
      name={<InstantTime instant={signed_up_date} />}
      detail={next(referral, on)}
      note={reward_cents !== null && currency !== null && `Reward: ${formatMoney(reward_cents, currency)}`}
    >
      <StateTag of={referralStates} state={state} />
    </Entry>
  )
}
