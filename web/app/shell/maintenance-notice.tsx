import { Button } from '../../ui/button.tsx'
import { Page } from '../../ui/page/page.tsx'
import { useConfiguration } from '../../platform/configuration/configuration.ts'

/** A2 Ours: what everybody but staff sees while the product is closed; opens by itself when it is over. */
export default function MaintenanceNotice() {
  const { data, refetch, isFetching } = useConfiguration()
  const support = data?.links.client_support
  return (
    <Page
      heading="We’ll be back shortly"
      lead="We are working on the product and have closed it for a short while. Your searches, your messages and your hours are safe."
    >
      <div>
        <Button variant="outline" busy={isFetching} onClick={() => void refetch()}>
          Look again
        </Button>
      </div>
      {support && (
        <p>
          Something urgent? Write to <a href={`mailto:${support}`}>{support}</a>.
        </p>
      )}
    </Page>
  )
}
