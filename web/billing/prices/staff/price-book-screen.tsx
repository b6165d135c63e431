import { NewPriceBook } from './new-price-book.tsx'
import { PriceBooks } from './price-books.tsx'
import { staffPaths } from '../../../platform/navigation/staff-paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { RecordPage } from '../../../ui/record/record-page.tsx'
import { useMay } from '../../../platform/session/use-may.ts'

/** /admin/finance/prices. */
export default function PriceBookScreen() {
  const mayEdit = useMay('admin_finance.edit')
  return (
    <RecordPage
      list={{ label: 'Finance', to: staffPaths.finance() }}
      title="Prices"
      about={<span>Before tax, by all the hours of a subscription in a month.</span>}
      actions={
        <>
          <LinkButton variant="outline" to={staffPaths.financeRoles()}>
            Uplifts and tax categories
          </LinkButton>
          {mayEdit && <NewPriceBook />}
        </>
      }
    >
      <PriceBooks mayEdit={mayEdit} />
    </RecordPage>
  )
}
