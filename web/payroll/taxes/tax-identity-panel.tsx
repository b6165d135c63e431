import { maskedAccount } from '@talentplace/contract/payroll/banking/bank-numbers'
import { slips } from '@talentplace/contract/payroll/pay-year/slips'
import type { TaxDetails } from '@talentplace/contract/payroll/taxes/tax.routes'
import { shortName } from '@talentplace/contract/payroll/taxes/tax-identity-forms'
import { useState } from 'react'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from '../bill.module.css'
import { TaxIdentityForm } from './tax-identity-form.tsx'

/** The number that someone's tax slips are made out to, masked, and the way to change it. */
export function TaxIdentityPanel({ details: { country, identity } }: { details: TaxDetails }) {
  const [isOpen, setOpen] = useState(false)
  const numberName = country === 'US' ? 'SSN, ITIN or EIN' : 'SIN or ITN'
  const slip = slips[country === 'US' ? 'nec' : 't4a'].name
  return (
    <Panel
      title="Tax slips"
      lead={`Your ${slip} is made out to your ${numberName}. We keep it sealed; only those who file your slip can read it.`}
    >
      {identity && (
        <p className={styles.account}>
          {shortName(identity.kind)} <strong>{maskedAccount(identity.last_digits)}</strong>
          <span className={styles.quiet}>
            entered on <InstantTime instant={identity.changed_date} />
          </span>
        </p>
      )}
      {isOpen ? (
        <TaxIdentityForm country={country} onClose={() => setOpen(false)} />
      ) : (
        <div className={styles.actions}>
          <Button variant={identity ? 'outline' : 'filled'} onClick={() => setOpen(true)}>
            {identity ? 'Change the number' : `Add your ${numberName}`}
          </Button>
        </div>
      )}
    </Panel>
  )
}
