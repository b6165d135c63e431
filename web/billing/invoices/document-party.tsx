import type { InvoiceParty } from '@talentplace/contract/billing/invoices/invoice.routes'
import styles from './document-party.module.css'

/** Who sends a document, or whom it is to. */
export function Party({ heading, party }: { heading: string; party: InvoiceParty }) {
  return (
    <div>
      <h3 className={styles.heading}>{heading}</h3>
      <p className={styles.party}>
        <strong>{party.name}</strong>
        {party.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {party.tax_numbers.map(({ name, number }) => (
          <span key={name}>
            {name} {number}
          </span>
        ))}
      </p>
    </div>
  )
}
