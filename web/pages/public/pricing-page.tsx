import * as t from '@talentplace/contract/billing/messages/prices'
import { pricing } from '@talentplace/contract/core/content/shipped/pricing'
import { ContentPage } from '../../core/content/content-page.tsx'
import { useContent } from '../../core/content/use-content.ts'
import { HoursCalculator } from '../../billing/prices/hours-calculator.tsx'
import { PriceList } from '../../billing/prices/price-list.tsx'
import { FindInvitation } from './find-invitation.tsx'
import styles from './pricing-page.module.css'

/** A4.2: the price list, and what any number of hours costs. */
export default function PricingPage() {
  return (
    <ContentPage content={useContent('pricing', pricing)} aside={<HoursCalculator />} closing={<FindInvitation />}>
      <section className={styles.list} aria-labelledby="price-list">
        <h2 id="price-list">{t.priceList()}</h2>
        <PriceList />
      </section>
    </ContentPage>
  )
}
