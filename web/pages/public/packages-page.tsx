import { packages } from '@talentplace/contract/content/shipped/packages'
import { ContentPage } from '../../features/content/content-page.tsx'
import { useContent } from '../../features/content/use-content.ts'
import { PackageCards } from '../../features/prices/package-cards.tsx'
import { FindInvitation } from './find-invitation.tsx'

/** A4.2, the older set: where each rate begins. */
export default function PackagesPage() {
  return (
    <ContentPage content={useContent('packages', packages)} closing={<FindInvitation />}>
      <PackageCards />
    </ContentPage>
  )
}
