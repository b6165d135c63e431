import { LinkButton } from '../../ui/button.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { useSession } from '../../platform/session/session.ts'
import styles from './being-built-page.module.css'

interface BeingBuiltProps {
  readonly title: string
  /** What the page will be, in a sentence or two. */
  readonly will: string
  /** The useful step to take meanwhile; home where there is none better. */
  readonly next?: { readonly label: string; readonly to: string } | undefined
}

function useHome(): { label: string; to: string } {
  const { user } = useSession()
  const has = (role: 'admin' | 'virtualassistant' | 'client') => user !== null && hasPermission(user.permissions, role)
  if (has('admin')) return { label: 'Go to my home page', to: paths.adminHome() }
  if (has('virtualassistant')) return { label: 'Go to my home page', to: paths.vaHome() }
  if (has('client')) return { label: 'Go to my home page', to: paths.clientHome() }
  return { label: 'Go to the start page', to: paths.home() }
}

/** The outline of a page, as on a drawing board. */
function Sketch() {
  return (
    <svg className={styles.sketch} viewBox="0 0 240 150" aria-hidden="true">
      <rect className={styles.paper} x="1" y="1" width="238" height="148" rx="10" />
      <path className={styles.rule} d="M1 32h238M20 17h52M184 17h36M20 54h84M20 72h200M20 90h200M20 108h140" />
      <rect className={styles.mark} x="20" y="124" width="62" height="14" rx="5" />
    </svg>
  )
}

/** A page that comes later: says so, says what it will be, and offers a step that works today. */
export default function BeingBuiltPage({ title, will, next }: BeingBuiltProps) {
  const home = useHome()
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <p className={styles.badge}>Being built</p>
        <h1 className={styles.heading}>{title}</h1>
        <p className={styles.will}>{will}</p>
        <p className={styles.note}>This page isn’t ready yet. Nothing here is lost or hidden from you.</p>
        <div className={styles.actions}>
          <LinkButton to={(next ?? home).to}>{(next ?? home).label}</LinkButton>
          {next && (
            <LinkButton variant="outline" to={home.to}>
              {home.label}
            </LinkButton>
          )}
        </div>
      </div>
      <Sketch />
    </div>
  )
}
