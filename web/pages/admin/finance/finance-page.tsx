import { useApi } from '../../../platform/api/query.ts'
import { staffPaths } from '../../../platform/navigation/staff-paths.ts'
import { AccountantPanel } from '../../../desk/accounting/accountant-panel.tsx'
import { useMay } from '../../../platform/session/use-may.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { OverviewPage } from '../../../ui/page/overview-page.tsx'
import { Loaded } from '../../../ui/loading/loaded.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { MoneyNow } from './money-now.tsx'
import styles from './finance-page.module.css'

const places = [
  {
    title: 'Invoices',
    lead: 'What has been invoiced, what of it has been paid, and what is overdue.',
    button: 'All invoices',
    to: staffPaths.staffInvoices(),
  },
  {
    title: 'Bills',
    lead: 'What assistants are paid, from a draft to the money in their account.',
    button: 'All bills',
    to: staffPaths.staffBills(),
  },
  {
    title: 'Promotions',
    lead: 'Codes and what they take off a subscription, and who has used them.',
    button: 'All promotions',
    to: staffPaths.promotions(),
  },
  {
    title: 'Prices',
    lead: 'What an hour costs by all the hours of a month, in both currencies, now and from days to come.',
    button: 'All prices',
    to: staffPaths.financePrices(),
  },
  {
    title: 'Uplifts and tax categories',
    lead: 'What an hour of some roles costs besides, and what kind of service each role is.',
    button: 'All roles',
    to: staffPaths.financeRoles(),
  },
  {
    title: 'Taxes',
    lead: 'The taxes of each province and state, with the day from which each rate holds.',
    button: 'All taxes',
    to: staffPaths.financeTaxes(),
  },
]

/** /admin/finance: where money is looked after. */
export default function FinancePage() {
  const seesReports = useMay('admin_finance_report.view')
  const overview = useApi('finance.getFinanceOverview', {})
  return (
    <OverviewPage heading="Finance">
      <Loaded of={overview} height={420} errorMessage="The month’s money could not be loaded.">
        {(data) => (
          <div className={styles.figures}>
            <MoneyNow overview={data} />
            {seesReports && <AccountantPanel month={data.month} />}
          </div>
        )}
      </Loaded>
      <div className={styles.places}>
        {places.map(({ title, lead, button, to }) => (
          <Panel key={to} title={title} lead={lead}>
            <LinkButton variant="outline" to={to}>
              {button}
            </LinkButton>
          </Panel>
        ))}
      </div>
    </OverviewPage>
  )
}
