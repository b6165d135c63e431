import * as t from '@talentplace/contract/core/messages/shell'
import { Rich } from '../../ui/rich.tsx'
import { Button } from '../../ui/button.tsx'
import { Page } from '../../ui/page/page.tsx'
import { useConfiguration } from '../../platform/configuration/configuration.ts'

/** A2 Ours: what everybody but staff sees while the product is closed; opens by itself when it is over. */
export default function MaintenanceNotice() {
  const { data, refetch, isFetching } = useConfiguration()
  const support = data?.links.client_support
  return (
    <Page heading={t.maintenanceHeading()} lead={t.maintenanceLead()}>
      <div>
        <Button variant="outline" busy={isFetching} onClick={() => void refetch()}>
          {t.lookAgain()}
        </Button>
      </div>
      {support && (
        <p>
          <Rich
            of={t.maintenanceUrgent}
            values={{ address: support }}
            link={(text) => <a href={`mailto:${support}`}>{text}</a>}
          />
        </p>
      )}
    </Page>
  )
}
