// The other engines: pinned, installed in a separate folder, each with its defaults and its default search.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages } from './install-packages.ts'
import { writePages, type PublicPage } from './public-corpus.ts'

const DEPENDENCIES = { '@astrojs/starlight': '0.42.4', astro: '7.3.5', vitepress: '1.6.4' }
const DESCRIPTION = JSON.stringify({ private: true, type: 'module', dependencies: DEPENDENCIES })

export interface PeerEngine {
  name: string
  /** Writes a complete project and returns the files of its pages. */
  write(folder: string, pages: readonly PublicPage[]): string[]
  build: string[]
  dev: string[]
  /** Output and cache folders of its builds. */
  leaves: string[]
  /** The folder that it builds the site into. */
  site: string
  /** The path at which a static host serves a page without a redirect. */
  path(page: string): string
  /** How the site links to a page. */
  link(page: string): string
}

export const PEER_ENGINES: readonly PeerEngine[] = [
  {
    name: `Starlight ${DEPENDENCIES['@astrojs/starlight']}`,
    build: ['../node_modules/astro/bin/astro.mjs', 'build'],
    dev: ['../node_modules/astro/bin/astro.mjs', 'dev'],
    leaves: ['dist', '.astro', '.cache', 'node_modules'],
    site: 'dist',
    path: (page) => `/${page}/`,
    link: (page) => `/${page}/`,
    write(folder, pages) {
      const sidebar = groupsOf(pages).map((directory) => ({
        label: directory,
        items: [{ autogenerate: { directory } }],
      }))
      put(
        folder,
        'astro.config.mjs',
        `import { defineConfig } from 'astro/config'
import starlight from '@astrojs/starlight'
export default defineConfig({ site: 'https://docs.example', cacheDir: './.cache', integrations: [starlight({ title: 'Docs', sidebar: ${JSON.stringify(sidebar)} })] })
`,
      )
      put(
        folder,
        'src/content.config.ts',
        `import { defineCollection } from 'astro:content'
import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
`,
      )
      return writePages(join(folder, 'src/content/docs'), pages, { withHeading: false })
    },
  },
  {
    name: `VitePress ${DEPENDENCIES.vitepress}`,
    build: ['../node_modules/vitepress/bin/vitepress.js', 'build', '.'],
    dev: ['../node_modules/vitepress/bin/vitepress.js', 'dev', '.'],
    leaves: ['.vitepress/dist', '.vitepress/cache', '.vitepress/.temp'],
    site: '.vitepress/dist',
    path: (page) => `/${page}`,
    link: (page) => `/${page}.html`,
    write(folder, pages) {
      const sidebar = groupsOf(pages).map((text) => ({
        text,
        items: pages
          .filter(({ name }) => name.startsWith(`${text}/`))
          .map(({ title, name }) => ({ text: title, link: `/${name}` })),
      }))
      put(
        folder,
        '.vitepress/config.mjs',
        `export default { title: 'Docs', ignoreDeadLinks: true, themeConfig: { search: { provider: 'local' }, sidebar: ${JSON.stringify(sidebar)} } }
`,
      )
      return writePages(folder, pages, { withHeading: true })
    },
  },
]

/** Top-level folders of the pages, each a group in the sidebar. */
const groupsOf = (pages: readonly PublicPage[]): string[] => [
  ...new Set(pages.map(({ name }) => name.split('/')[0]!)),
]

export const installPeers = (folder: string): void => installPackages(folder, DESCRIPTION)

/** An empty project inside the folder in which the engines are installed. */
export function newPeerProject(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  // From this list, Astro determines which packages are integrations.
  put(folder, 'package.json', DESCRIPTION)
}

function put(folder: string, name: string, text: string): void {
  const file = join(folder, name)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, text)
}
