import type { Alert } from '@talentplace/contract/desk/alerts/alert.routes'
import { entityAddress } from '../../../core/notifications/entity-address.ts'
import { AlertRecord } from '../../../desk/alerts/alert-record.tsx'
import { useConfiguration } from '../../../platform/configuration/configuration.ts'
import { LinkButton } from '../../../ui/button.tsx'

/** /admin/alerts/{alert_uuid}. */
export default function AlertPage({ alert_uuid: uuid }: { alert_uuid: string }) {
  const flags = useConfiguration().data?.flags ?? {}
  function entityLink(entity: Alert['entity']) {
    const link = entityAddress(entity, 'admin', flags)
    return (
      link && (
        <LinkButton variant="quiet" to={link.to}>
          {link.label}
        </LinkButton>
      )
    )
  }
  return <AlertRecord uuid={uuid} renderEntity={entityLink} />
}
