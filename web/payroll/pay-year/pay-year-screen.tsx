import { slips, slipText, type Slip } from '@talentplace/contract/payroll/pay-year/slips'
import type { PayYear } from '@talentplace/contract/payroll/pay-year/pay-year.routes'
import { monthNames } from '@talentplace/contract/shared/month-names'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useApi } from '../../platform/api/query.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { AmountLine, AmountLines, AmountNote } from '../../ui/amount-lines.tsx'
import { DownloadButton } from '../../ui/download-button.tsx'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { MemberPage } from '../../ui/page/member-page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PlainSelect } from '../../ui/plain-select.tsx'
import styles from '../bill.module.css'
import { useYearOfAddress } from './year-of-address.ts'

/** `November` of `2026-11`. */
const monthName = (month: string) => monthNames[Number(month.slice(5)) - 1]

interface PaidInCurrencyProps {
  readonly paid: PayYear['currencies'][number]
  readonly slip: Slip
  readonly several: boolean
}

/** What the slip of a year reports, where it is in this currency. */
function SlipFigure({ paid: { currency, fees_cents, slip_due }, slip }: Omit<PaidInCurrencyProps, 'several'>) {
  if (slip_due === null) return null
  return (
    <AmountLine amount={formatMoney(fees_cents, currency)}>
      Fees for services before taxes
      <AmountNote>
        {slip_due ? `What your ${slipText(slip)} reports` : `Too little for a ${slips[slip].name}: none is made out`}
      </AmountNote>
    </AmountLine>
  )
}

function PaidInCurrency({ paid, slip, several }: PaidInCurrencyProps) {
  const { currency, bills, months, total_cents, tax_cents } = paid
  const money = (cents: number) => formatMoney(cents, currency)
  return (
    <Panel title={several ? `Paid in ${currency.toUpperCase()}` : 'Paid'}>
      <AmountLines>
        {months.map(({ month, amount_cents }) => (
          <AmountLine key={month} amount={money(amount_cents)}>
            {monthName(month)}
            {bills
              .filter(({ paid_date }) => paid_date.startsWith(month))
              .map(({ uuid, number, paid_date, amount_cents: of }) => (
                <AmountNote key={uuid}>
                  <Link to={paths.assistantBill(uuid)}>{number}</Link>, {money(of)} on {calendarDay(paid_date)}
                </AmountNote>
              ))}
          </AmountLine>
        ))}
        <AmountLine amount={money(total_cents)} total>
          Total
        </AmountLine>
        {tax_cents > 0 && <AmountLine amount={money(tax_cents)}>Of it GST, HST and QST</AmountLine>}
        <SlipFigure paid={paid} slip={slip} />
      </AmountLines>
    </Panel>
  )
}

function YearBar({ year, years, choose }: Pick<PayYear, 'year' | 'years'> & { choose: (year: string) => void }) {
  const file = `/va-bills/paid/statement/file?year=${year}`
  return (
    <div className={styles.bar}>
      <label className={styles.year}>
        Year
        <PlainSelect value={year} onChange={(event) => choose(event.currentTarget.value)}>
          {/* A shared link may name one in which nothing was paid yet. */}
          {[...new Set([...years, year])].map((each) => (
            <option key={each}>{each}</option>
          ))}
        </PlainSelect>
      </label>
      <div className={styles.actions}>
        <DownloadButton variant="outline" path={`${file}&format=pdf`}>
          Statement as PDF
        </DownloadButton>
        <DownloadButton variant="outline" path={`${file}&format=csv`}>
          Statement as CSV
        </DownloadButton>
      </div>
    </div>
  )
}

/** /va/billing/year: what an assistant was paid in a year, by the day it was paid. */
export default function PayYearScreen() {
  const [chosen, choose] = useYearOfAddress()
  // The field keeps its place, and the keyboard in it, while another year is asked for.
  const paid = useApi(
    'bills.getPayYear',
    { query: chosen === undefined ? {} : { year: chosen } },
    { placeholderData: keepPreviousData },
  )
  return (
    <MemberPage heading="Year’s statement" lead="What you were paid, by the day it was paid. It isn’t a tax slip.">
      <Loaded of={paid} height={260} errorMessage="Your payments could not be loaded. Please try again.">
        {({ year, years, currencies, slip }) => (
          <>
            <YearBar year={year} years={years} choose={choose} />
            {currencies.length === 0 && <p className={styles.quiet}>Nothing was paid in {year}.</p>}
            {currencies.map((each) => (
              <PaidInCurrency key={each.currency} paid={each} slip={slip} several={currencies.length > 1} />
            ))}
          </>
        )}
      </Loaded>
    </MemberPage>
  )
}
