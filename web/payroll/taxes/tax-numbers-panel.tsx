import type { TaxDetails } from '@talentplace/contract/payroll/taxes/tax.routes'
import {
  taxNumberKinds,
  taxNumberNames,
  type TaxNumberKind,
} from '@talentplace/contract/payroll/taxes/tax-number-forms'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from '../bill.module.css'
import { TaxNumberForm } from './tax-number-form.tsx'
import { taxesLead, taxNumberDays } from './tax-words.ts'

function TaxNumberEntry({ kind, details }: { kind: TaxNumberKind; details: TaxDetails }) {
  const [isOpen, setOpen] = useState(false)
  const known = details.numbers.find((each) => each.kind === kind)
  const name = taxNumberNames[kind]
  if (isOpen) return <TaxNumberForm kind={kind} known={known} onClose={() => setOpen(false)} />
  return (
    <div className={styles.number}>
      <p className={styles.account}>
        {name}
        {known ? (
          <>
            <strong>{known.number}</strong>
            <span className={styles.quiet}>{taxNumberDays(known)}</span>
          </>
        ) : (
          <span className={styles.quiet}>Not registered</span>
        )}
      </p>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {known ? `Change the ${name} number` : `Add a ${name} number`}
      </Button>
    </div>
  )
}

/** What an assistant is registered as for GST/HST and QST; why nothing is asked of who lives in the United States. */
export function TaxNumbersPanel({ details }: { details: TaxDetails }) {
  const isRequested = details.country === 'CA'
  return (
    <Panel title="GST/HST and QST" lead={taxesLead(details)}>
      {isRequested && (
        <div className={styles.numbers}>
          {taxNumberKinds.map((kind) => (
            <TaxNumberEntry key={kind} kind={kind} details={details} />
          ))}
        </div>
      )}
    </Panel>
  )
}
