import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { exchangeRateList } from './exchange-rate-list.tsx'

/** /admin/net-income/rates (D1): the rate of each month, as staff enter it, and the margin that it gives. */
export default function ExchangeRateListScreen() {
  return (
    <ListScreen
      list={exchangeRateList}
      lead="A month’s two currencies are added up only here, and only at the rate you enter for it."
      actions={
        <LinkButton variant="outline" to={staffPaths.netIncome()}>
          Net income
        </LinkButton>
      }
    />
  )
}
