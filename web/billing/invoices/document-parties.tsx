import type { InvoiceParty } from '@talentplace/contract/billing/invoices/invoice.routes'
import styles from './document-parties.module.css'

function Party({ heading, party }: { heading: string; party: InvoiceParty }) {
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

interface PartiesProps {
  /** Who sends the document, then whom it is to. */
  readonly of: readonly (readonly [heading: string, party: InvoiceParty])[]
}

/** Both parties of a document, beside each other where there is room. */
export function Parties({ of }: PartiesProps) {
  return (
    <div className={styles.parties}>
      {of.map(([heading, party]) => (
        <Party key={heading} heading={heading} party={party} />
      ))}
    </div>
  )
}
