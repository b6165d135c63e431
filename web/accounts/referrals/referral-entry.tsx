import * as t from '@talentplace/contract/accounts/messages/referrals'
import type { Referral } from '@talentplace/contract/accounts/referrals/referral.routes'
import { referralStates } from '@talentplace/contract/accounts/referrals/referral.states'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatMoney } from '../../platform/formatting/money.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { Entry } from '../../ui/entries.tsx'
import { Rich } from '../../ui/rich.tsx'
import { StateTag } from '../../ui/state-tag.tsx'

type On = 'invoice' | 'bill'

function CreditedOn({ credited_on }: { credited_on: NonNullable<Referral['credited_on']> }) {
  const { kind, uuid, number } = credited_on
  if (kind === 'invoice')
    return <Rich of={t.onInvoice} values={{}} number={() => <Link to={paths.clientInvoice(uuid)}>{number}</Link>} />
  return <Rich of={t.onThatBill} values={{}} number={() => <Link to={paths.assistantBill(uuid)}>{number}</Link>} />
}

/** What happened to the reward, or happens next. */
function next({ state, credited_from, credited_on }: Referral, on: On): ReactNode {
  if (credited_on !== null) return <CreditedOn credited_on={credited_on} />
  if (state === 'waiting') return t.notPaying()
  if (state === 'credited') return on === 'invoice' ? t.nextInvoice() : t.nextBill()
  if (state === 'withdrawn') return t.teamWithdrew()
  if (credited_from === null) return t.notPromised()
  const when = () => <InstantTime instant={credited_from} />
  return on === 'invoice' ? (
    <Rich of={t.invoiceFrom} values={{}} when={when} />
  ) : (
    <Rich of={t.billFrom} values={{}} when={when} />
  )
}

/** One person who signed up by the link, without a name. */
export function ReferralEntry({ referral, on }: { referral: Referral; on: On }) {
  const { reward_cents, currency, signed_up_date, state } = referral
  return (
    <Entry
      name={<InstantTime instant={signed_up_date} />}
      detail={next(referral, on)}
      note={reward_cents !== null && currency !== null && t.reward({ amount: formatMoney(reward_cents, currency) })}
    >
      <StateTag of={referralStates} state={state} />
    </Entry>
  )
}
