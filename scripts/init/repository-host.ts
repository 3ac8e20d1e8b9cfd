// What the hosts of repositories are called, and where each lets a file be edited.

const HOSTS: readonly { name: string; host: RegExp; edit: string }[] = [
  { name: 'GitLab', host: /(?:^|\.)gitlab\./, edit: '/-/edit/main/content/{file}' },
  { name: 'Bitbucket', host: /^bitbucket\.org$/, edit: '/src/main/content/{file}?mode=edit' },
  { name: 'Codeberg', host: /^codeberg\.org$/, edit: '/_edit/main/content/{file}' },
  { name: 'GitHub', host: /(?:^|\.)github\./, edit: '/edit/main/content/{file}' },
]

interface RepositoryPlace {
  url: string
  edit: string
  /** Absent for a host that is not known; the address for editing is then GitHub's, which others imitate. */
  label?: string
}

/** `url`: web address of the repository. */
export function repositoryPlace(url: string): RepositoryPlace {
  const { hostname } = new URL(url)
  const known = HOSTS.find(({ host }) => host.test(hostname))
  return { url, edit: url + (known ?? HOSTS.at(-1)!).edit, ...(known && { label: known.name }) }
}
