import { pricing } from '@talentplace/contract/content/shipped/pricing'
import { ContentPage } from '../../features/content/content-page.tsx'
import { useContent } from '../../features/content/use-content.ts'
import { HoursCalculator } from '../../features/prices/hours-calculator.tsx'
import { PriceList } from '../../features/prices/price-list.tsx'
import { FindInvitation } from './find-invitation.tsx'
import styles from './pricing-page.module.css'

/** A4.2: the price list, and what any number of hours costs. */
export default function PricingPage() {
  return (
    <ContentPage content={useContent('pricing', pricing)} aside={<HoursCalculator />} closing={<FindInvitation />}>
      <section className={styles.list} aria-labelledby="price-list">
        <h2 id="price-list">Price list</h2>
        <PriceList />
      </section>
    </ContentPage>
  )
}
