import type { BankAccount } from '@talentplace/contract/payroll/banking/bank-account.routes'
import { maskedAccount } from '@talentplace/contract/payroll/banking/bank-numbers'
import { useState } from 'react'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from '../bill.module.css'
import { AmericanAccountForm } from './american-account-form.tsx'
import { CanadianAccountForm } from './canadian-account-form.tsx'

const titles = { cad: 'Payments in CAD', usd: 'Payments in USD' } as const
const forms = { cad: CanadianAccountForm, usd: AmericanAccountForm } as const

function Status({
  account: { last_digits, changed_date, waits_until, holder_name, needs_name },
}: {
  account: BankAccount
}) {
  if (last_digits === null || changed_date === null) {
    return (
      <p className={styles.notice}>
        We have no account for you yet, so we can’t pay your bills. Add it, and they go out 48 hours later.
      </p>
    )
  }
  return (
    <>
      <p className={styles.account}>
        Account <strong>{maskedAccount(last_digits)}</strong>
        <span className={styles.quiet}>
          entered on <InstantTime instant={changed_date} />
        </span>
      </p>
      {holder_name !== '' && <p className={styles.quiet}>Paid to {holder_name}, as your bank knows you.</p>}
      {needs_name && (
        <p className={styles.notice}>
          Banks can’t read your name as we have it, so we can’t pay your bills. Enter it as your bank knows it.
        </p>
      )}
      {waits_until !== null && (
        <p className={styles.notice}>
          To keep your money safe, nothing is paid on a new account before <InstantTime instant={waits_until} />.
        </p>
      )}
    </>
  )
}

/** Where someone is paid in a currency, masked, and the way to change it. */
export function BankAccountPanel({ account }: { account: BankAccount }) {
  const { currency, last_digits } = account
  const [isOpen, setOpen] = useState(false)
  const AccountForm = forms[currency]
  const close = () => setOpen(false)
  return (
    <Panel title={titles[currency]}>
      <Status account={account} />
      {isOpen ? (
        <AccountForm holderName={account.holder_name} onClose={close} />
      ) : (
        <div className={styles.actions}>
          <Button variant={last_digits === null ? 'filled' : 'outline'} onClick={() => setOpen(true)}>
            {last_digits === null ? 'Add an account' : 'Change the account'}
          </Button>
        </div>
      )}
    </Panel>
  )
}
