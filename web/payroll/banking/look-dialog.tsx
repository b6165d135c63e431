import { lookAtBankDetails } from '@talentplace/contract/payroll/banking/bank-account.routes'
import { institutionName } from '@talentplace/contract/payroll/banking/institutions'
import { shortName, writtenTaxIdentity } from '@talentplace/contract/payroll/taxes/tax-identity-forms'
import { useState, type ReactNode } from 'react'
import { call } from '../../platform/api/call.ts'
import { useMay } from '../../platform/session/use-may.ts'
import { Button } from '../../ui/button.tsx'
import { Description, DescriptionList } from '../../ui/description-list.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import styles from '../bill.module.css'

/** What can be read in full: where someone is paid, or whom their tax slip is made out to. */
export type Looked = 'account' | 'identity'

type Fact = readonly [label: string, value: string]
/** A heading with what stands below it. */
interface Seen {
  readonly title: string
  readonly facts: readonly Fact[]
}

/** Our list of institutions isn't complete: one that isn't in it is paid, and pointed out first. */
function institutionText(number: string): string {
  return `${number}, ${institutionName(number) ?? 'not in our list of institutions: ask the assistant to confirm it'}`
}

/** Asked for without any cache: what was seen is gone with the dialog. */
const looks: Readonly<Record<Looked, (uuid: string, reason: string) => Promise<Seen[]>>> = {
  async account(uuid, reason) {
    const { cad, usd } = await call('bills.lookAtBankDetails', { params: { uuid }, body: { reason } })
    const canadian: Seen[] = cad
      ? [
          {
            title: 'Account in Canada',
            facts: [
              ['Institution', institutionText(cad.institution)],
              ['Transit', cad.transit],
              ['Account', cad.account_number],
            ],
          },
        ]
      : []
    const american: Seen[] = usd
      ? [
          {
            title: 'Account in the United States',
            facts: [
              ['Routing', usd.routing],
              ['Account', usd.account_number],
              ['Type', usd.account_type === 'checking' ? 'Checking' : 'Savings'],
            ],
          },
        ]
      : []
    return [...canadian, ...american]
  },
  async identity(uuid, reason) {
    const { identity } = await call('bills.lookAtTaxIdentity', { params: { uuid }, body: { reason } })
    if (identity === null) return []
    const { kind, number } = identity
    return [{ title: 'For tax slips', facts: [[shortName(kind), writtenTaxIdentity(kind, number)]] }]
  },
}

const words: Readonly<Record<Looked, { title: string; none: string }>> = {
  account: { title: 'Bank details', none: 'There are no bank details yet.' },
  identity: { title: 'Tax number', none: 'There is no tax number yet.' },
}

function SeenDetails({ seen, none, onClose }: { seen: readonly Seen[]; none: string; onClose: () => void }) {
  return (
    <>
      {seen.length === 0 && <p className={styles.quiet}>{none}</p>}
      {seen.map(({ title, facts }) => (
        <section key={title} className={styles.seen}>
          <h3 className={styles.heading}>{title}</h3>
          <DescriptionList>
            {facts.map(([label, value]) => (
              <Description key={label} label={label}>
                {value}
              </Description>
            ))}
          </DescriptionList>
        </section>
      ))}
      <Button variant="outline" data-autofocus onClick={onClose}>
        Hide
      </Button>
    </>
  )
}

interface LookProps {
  readonly looked: Looked
  readonly virtualassistant_uuid: string
  readonly virtualassistant_name: string
}

/** Asks why, then shows it until the dialog is closed. */
function Look({ looked, virtualassistant_uuid: uuid, onClose }: LookProps & { onClose: () => void }) {
  const [seen, setSeen] = useState<readonly Seen[] | null>(null)
  if (seen) return <SeenDetails seen={seen} none={words[looked].none} onClose={onClose} />
  return (
    <Form
      label="Why you look"
      schema={lookAtBankDetails.body}
      initialValues={{ reason: '' }}
      save={{ errorMessage: 'Nothing could be shown. Please try again.' }}
      onSubmit={async ({ reason }) => setSeen(await looks[looked](uuid, reason))}
      submit={{ label: 'Show in full', busy: 'Opening …' }}
      onCancel={onClose}
    >
      {(form) => (
        <TextField
          label="Why do you need it?"
          description="Your name, the time and this reason are kept in the audit."
          maxLength={300}
          data-autofocus
          {...form.getInputProps('reason')}
        />
      )}
    </Form>
  )
}

interface LookButtonProps extends LookProps {
  readonly children: ReactNode
  /** Among other buttons, not in a row of a list. */
  readonly outlined?: boolean
}

/** For staff who may see account numbers: reads what is masked everywhere else. Nothing for others. */
export function LookButton({ children, outlined = false, ...look }: LookButtonProps) {
  const mayLook = useMay('admin_banking.view')
  const [isOpen, setOpen] = useState(false)
  if (!mayLook) return null
  const { looked, virtualassistant_name } = look
  const close = () => setOpen(false)
  return (
    <>
      {outlined ? (
        <Button variant="outline" onClick={() => setOpen(true)}>
          {children}
        </Button>
      ) : (
        <TextButton onClick={() => setOpen(true)}>{children}</TextButton>
      )}
      <Dialog opened={isOpen} title={`${words[looked].title} of ${virtualassistant_name}`} onClose={close}>
        {isOpen && <Look {...look} onClose={close} />}
      </Dialog>
    </>
  )
}
