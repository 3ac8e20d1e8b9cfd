// Every diagnostic code with its reason. Codes are permanent: never renamed, reused or deleted.

export const diagnosticCodes = {
  'front-matter-invalid':
    'title and description appear in search results, tabs and link previews, so they are checked',
  'link-target-missing': 'readers would get a 404',
  'content-folder-missing': 'the build reads pages from a folder and found none to read',
  'content-folder-empty': 'a release needs at least one page',
  'content-file-unread': 'a file that the build does not read never reaches readers',
  'page-path-invalid':
    'readers type a path, pages link to it and the site serves it, so it must work unchanged, and some paths are reserved',
  'page-path-duplicate': 'a URL can show only one page',
  'link-anchor-missing':
    'the browser would stay at the top of the page instead of scrolling to the right place',
  'link-redirected': 'a link to an old URL costs every reader a second request and hides that the page moved',
  'sidebar-invalid': 'a sidebar that cannot be parsed would show readers nothing',
  'sidebar-cycle': 'a sidebar that contains itself never ends',
  'sidebar-page-missing': 'readers would follow the sidebar to a 404',
  'sidebar-page-duplicate':
    'a page belongs in one place: the highlighted item, the breadcrumbs and the previous and next links depend on it',
  'sidebar-page-unlisted':
    'readers cannot find a page that no sidebar lists unless they already know its URL',
  'title-duplicate': 'search results and browser tabs would show two pages with the same name',
  'description-duplicate': 'search results would show the same description for two pages',
  'description-long': 'search results cut a description after about 160 characters',
  'redirect-invalid': 'a rule that cannot be parsed redirects nobody',
  'redirect-duplicate': 'an old URL can redirect to only one place',
  'redirect-shadowed':
    'a page takes precedence over a redirect from its path, so the rule would never be used',
  'redirect-loop': 'the browser would follow redirects in a loop until it gives up',
  'redirect-chain': 'every hop adds a request before readers see the page',
  'redirect-target-missing': 'readers would be redirected from an old URL to a 404',
  'redirect-anchor-missing': 'readers would be redirected to the top of the page instead of the right place',
  'partial-unused': 'someone has to maintain a partial that nobody reads',
  'value-too-large':
    'the Worker keeps values of up to 6 MiB in memory, and would read a larger one again for every request',
  'variable-unused': 'someone has to maintain an SDK version that no page shows',
  'config-invalid':
    'the configuration is part of every page, and a wrong value would be wrong on all of them',
  'config-link-invalid': 'navbar, footer and announcement are on every page, so a broken link in them is too',
  'document-stale': 'a document generated from code must match the code',
  'config-navbar-invalid':
    'the navbar is on every page, and an item that cannot be rendered would break all of them',
  'config-third-party-invalid':
    'the content security policy of every page contains these hosts, and a wrong one breaks or weakens it',
  'config-security-invalid':
    'people who find a vulnerability write to these addresses, and browsers obey these rules',
  'config-security-expires': 'an expired security.txt must be ignored (RFC 9116)',
  'config-transport-preload': 'browsers ship with the preload list, and removing a host from it takes months',
  'search-data-too-large':
    'the Worker and browsers read search data while a reader waits, and keep it in memory',
  'asset-too-large': 'a stored value can be at most 6 MiB, and readers have to wait for everything on a page',
  'asset-type-unknown': 'a file of a type that the site does not serve is a dead link',
  'source-not-text': 'pages are UTF-8 text files; other bytes would show up as garbage',
  'source-too-large': 'readers would wait for seconds, and a page that long has lost its focus',
  'source-too-deep': 'readers get lost long before the build does',
  'page-empty': 'a link to an empty page is a dead end',
  'mdx-syntax': 'a page that cannot be parsed cannot be shown',
  'mdx-expression': 'pages are prose: nothing in them is executed',
  'mdx-import': 'pages are prose: components are available everywhere, and nothing is executed',
  'component-unknown': 'a component that does not exist shows readers nothing',
  'component-prop-unknown':
    'a prop that the component does not support has no effect, which is not what the author intended',
  'component-prop-missing': 'the component has nothing to show without it',
  'component-prop-invalid': 'the component cannot show a value that it does not support',
  'component-misplaced': 'the component is part of another one and does not work by itself',
  'component-children-invalid':
    'an empty box is useless, and content in a component that does not show any is lost',
  'partial-missing': 'the text would be missing from the page',
  'partial-circular': 'a partial that contains itself never ends',
  'partial-parameter-missing': "readers would see the parameter's name instead of its value",
  'partial-parameter-unknown': 'a parameter that the partial never reads is lost',
  'facts-missing': 'the table would be missing from the page',
  'facts-invalid': 'facts that cannot be read would be missing from every page that uses them',
  'facts-column-unknown': 'a column that the table does not have shows readers nothing',
  'facts-empty': 'a condition that matches no row hides more than intended',
  'facts-unused': 'someone has to maintain facts that no page shows',
  'search-table-invalid': 'search answers readers from this table, and would have to leave the row out',
  'code-table-invalid': 'code is checked against this table, and an invalid row turns checks off',
  'partial-not-inline': 'a paragraph cannot contain headings, lists or other paragraphs',
  'variable-unknown': "readers would see the variable's name instead of its value",
  'expression-invalid': 'readers copy expressions, and the platform would reject this one',
  'expression-result-wrong': 'readers rely on the results that a page shows, so each one is computed',
  'expression-data-missing': 'a result can only be computed if its data is known',
  'prose-word': "a thing has the same name on every page, and empty words waste readers' time",
  'prose-voice': 'the page talks to one reader',
  'prose-spelling': 'prose is spelt the same way on every page; names in the API keep their spelling',
  'prose-grammar': 'a small mistake makes readers doubt the facts next to it',
  'prose-heading': 'headings use sentence case without a full stop, the same on every page',
  'prose-sentence-long': 'readers have to read a sentence of that length twice',
  'prose-link': 'readers who scan a page see only its link text, and some screen readers read nothing else',
  'prose-shape': 'every page starts by saying what it is about and ends with where to go next',
  'prose-section': 'readers look for a section by its name, which is the same on every page',
  'prose-column': 'readers who know one table can read the others if the columns have the same names',
  'prose-paragraph-repeated': 'when text is on two pages, only one of them gets corrected',
  'style-invalid': 'a rule that cannot be read checks nothing',
  'admonition-unknown': 'an admonition of an unknown kind has no style and no meaning',
  'admonition-unclosed': 'everything up to the end of the page would be part of the admonition',
  'code-meta-invalid': 'anything after a code fence that is not recognised is silently ignored',
  'code-language-unknown': 'code without highlighting is harder to read',
  'diagram-name-invalid': 'the drawings of a diagram are files named after it',
  'diagram-name-duplicate':
    'the drawings of a diagram are files named after it, so two diagrams cannot share a name',
  'diagram-description-missing': 'readers who cannot see the drawing rely on its description',
  'diagram-stale': 'readers see the drawing, so it must be drawn from the source on the page',
  'heading-level-one': 'a page has a single level-one heading, which the site generates from the title',
  'id-duplicate': 'a link to an id must have exactly one target',
  'image-missing': 'readers would see a broken image',
  'image-unreadable': 'if its size is unknown, an image shifts the text as it loads',
  'image-description-missing': 'readers who cannot see the image rely on its description',
  'image-foreign':
    "readers' browsers load nothing from other sites, and the page must not break when another site changes",
  'contract-invalid':
    'the reference, the samples and the console are generated from the contract and inherit its mistakes',
  'contract-style': 'readers, tools and agents know of the API only what the contract says',
  'operation-unknown': 'the reference is generated from the contract, which has no operation with this name',
  'operation-example-unknown':
    'the sample is generated from an example in the contract, which has none with this name',
  'operation-duplicate': 'an operation belongs in one place: its anchors, and links to them, depend on it',
  'operation-misplaced':
    'the contract says which page documents an operation, and search and tools point to it',
  'operation-undocumented': 'readers cannot find an operation that no page shows',
  'sample-syntax': 'readers copy samples, and code that does not parse cannot run',
  'sample-untied': 'a sample that belongs to no operation is not checked and will be wrong one day',
  'sample-operation-unknown': 'readers would send the request to a URL that does not exist',
  'sample-status-undocumented': 'readers would wait for a response that never comes',
  'sample-invalid': 'readers copy samples, and the API would reject this request or never send this response',
  'sample-header-unknown': 'the API ignores unknown headers, so this one has no effect',
  'sample-call-unknown': 'readers copy samples, and the SDK has no such call',
  'sample-nocheck-without-reason': 'the next author must know whether a sample may stay unchecked',
  'sample-variable-unset':
    'readers who run the sample send an empty value, and the error they get does not say so',
  'sample-line-long':
    'the end of a long line is cut off, and readers on small screens have to scroll sideways',
  'sample-curl-style':
    'requests in the same style can be compared at a glance, and long options say what they do',
  'sample-failure-unnoticed':
    'readers copy samples, and this one goes on after a failed request as if it had succeeded',
  'sample-placeholder-unknown': 'a value that readers fill in has the same name on all pages',
  'samples-unchecked':
    'samples that are not checked against the contract may be wrong without anyone noticing',
  'sample-unsafe-card':
    "a number that looks like a card number may be someone's real card, and readers copy it",
  'sample-unsafe-key': 'a key that looks real may be real, and secret scanners will flag it',
  'sample-unsafe-token': 'a signed token may grant access to something, and secret scanners will flag it',
  'sample-unsafe-iban': "a valid account number may be someone's",
  'sample-unsafe-address': 'a reachable address belongs to someone',
  'sample-unsafe-mail': 'a reachable email address belongs to someone',
  'link-invalid': 'browsers do not follow a link that is not a URL',
  'link-unsafe': 'URLs of this kind run code or open other programs',
  bug: 'this is a bug in the build, not a mistake in the content',
} as const

export type DiagnosticCode = keyof typeof diagnosticCodes
