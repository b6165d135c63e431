import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { createMemoryRouter } from 'react-router'
import { createQueryClient } from '../platform/api/query-client.ts'
import { App } from './app.tsx'
import { loadPage, routeObjects } from './app-router.tsx'
import { notFoundRoute, routes } from './routes.tsx'

export { notFoundRoute, routes }

/** The first state of the page at an address, as the browser will take it over. */
export async function renderPage(address: string): Promise<string> {
  const router = createMemoryRouter(routeObjects(await loadPage(address)), { initialEntries: [address] })
  const { prelude } = await prerender(
    <StrictMode>
      <App router={router} queryClient={createQueryClient()} nonce="__NONCE__" />
    </StrictMode>,
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  )
  return await new Response(prelude).text()
}
