import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { wizardAddress } from '../../platform/criteria/criteria-store.ts'
import { useBrand } from '../../platform/configuration/brand.ts'
import { announce } from '../../ui/notice/live-region.tsx'
import type { AppRoute } from '../routes/route.ts'
import { focusHeading } from './focus-heading.ts'

/**
 * The page that an address shows, and its step. A draft that is given its address changes the address alone: focus stays
 * where a person has put it meanwhile.
 */
function placeOf(pathname: string, search: string): string {
  const page = wizardAddress(pathname) ? 'wizard' : pathname
  return `${page} ${new URLSearchParams(search).get('step') ?? 'requirements'}`
}

/**
 * A3.8: the document's title on every page; and when a person goes on to another page or another step,
 * focus goes to its main heading and the title is announced. The page's own first load leaves focus alone.
 */
export function useArrival(route: AppRoute): void {
  const title = 'title' in route ? route.title : undefined
  const brand = useBrand()
  const { pathname, search } = useLocation()
  const place = placeOf(pathname, search)
  const previous = useRef(place)
  const full = title ? `${title} | ${brand.name}` : brand.title

  useEffect(() => {
    document.title = full
  }, [full])

  useEffect(() => {
    if (previous.current === place) return
    previous.current = place
    focusHeading()
    announce(document.title)
  }, [place])
}
