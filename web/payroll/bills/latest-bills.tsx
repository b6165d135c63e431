import { billStates } from '@talentplace/contract/payroll/bills/bill.states'
import { Link } from 'react-router'
import { useApi } from '../../platform/api/query.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { useFeature } from '../../platform/session/use-feature.ts'
import { Entries, Entry } from '../../ui/entries.tsx'
import { Panel } from '../../ui/panel.tsx'
import { StateTag } from '../../ui/state-tag.tsx'
import { billName, whereMoneyIs } from './bill-words.ts'

const maxVisible = 3

/** A6.9: an assistant's newest bills, and when to expect each; nothing before the first. */
export function LatestBills() {
  const seesBills = useFeature('va', 'bill')
  const query = { pagination: { limit: maxVisible, offset: 0 } }
  const { data } = useApi('bills.listBills', { query }, { enabled: seesBills })
  if (!seesBills || !data || data.count === 0) return null
  return (
    <Panel title="Bills" actions={data.count > maxVisible && <Link to={paths.assistantBills()}>All your bills</Link>}>
      <Entries>
        {data.bills.map((bill) => (
          <Entry
            key={bill.uuid}
            name={<Link to={paths.assistantBill(bill.uuid)}>{billName(bill)}</Link>}
            detail={formatMoney(bill.total_cents, bill.currency)}
            note={whereMoneyIs({ ...bill, held_note: '', returned_reason: null })}
          >
            <StateTag of={billStates} state={bill.status} />
          </Entry>
        ))}
      </Entries>
    </Panel>
  )
}
