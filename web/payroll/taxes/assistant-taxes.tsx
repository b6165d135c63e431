import { shortName } from '@talentplace/contract/payroll/taxes/tax-identity-forms'
import { taxNumberNames } from '@talentplace/contract/payroll/taxes/tax-number-forms'
import { maskedAccount } from '@talentplace/contract/payroll/banking/bank-numbers'
import { useApi } from '../../platform/api/query.ts'
import { Description, DescriptionList } from '../../ui/description-list.tsx'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { Panel } from '../../ui/panel.tsx'
import { LookButton } from '../banking/look-dialog.tsx'
import styles from '../bill.module.css'
import { taxNumberDays } from './tax-words.ts'

/** What an assistant has told us for taxes, for staff: their registrations, and the number of their slips, masked. */
export function AssistantTaxes({ uuid }: { uuid: string }) {
  const details = useApi('bills.getTaxDetails', { params: { uuid } })
  return (
    <Panel title="Tax numbers" lead="An accountant confirms what is claimed back and what goes on a slip.">
      <Loaded of={details} height={96} errorMessage="The tax numbers could not be loaded. Please try again.">
        {({ numbers, identity, virtualassistant_uuid, virtualassistant_name }) => (
          <>
            <DescriptionList>
              {[
                ...numbers.map((each) => (
                  <Description key={each.kind} label={taxNumberNames[each.kind]}>
                    {each.number}, {taxNumberDays(each)}
                  </Description>
                )),
                <Description key="identity" label={identity ? shortName(identity.kind) : 'SIN or TIN'}>
                  {identity ? maskedAccount(identity.last_digits) : 'Missing'}
                </Description>,
              ]}
            </DescriptionList>
            {identity && (
              <div className={styles.steps}>
                <LookButton outlined looked="identity" {...{ virtualassistant_uuid, virtualassistant_name }}>
                  See the {shortName(identity.kind)}
                </LookButton>
              </div>
            )}
          </>
        )}
      </Loaded>
    </Panel>
  )
}
