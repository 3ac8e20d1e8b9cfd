// Owns every diagnostic code with its reason. Codes are permanent: never renamed, reused or deleted.

export const diagnosticCodes = {
  'front-matter-invalid':
    'title and description stand in search results, tabs and link previews, so they are checked',
  'link-target-missing': 'readers would get a 404',
  'content-folder-missing': 'the build reads pages from a folder and found none to read',
  'content-folder-empty': 'a release needs at least one page',
  'page-path-invalid':
    'a path must be typed, linked and served as it is, and some names belong to the site itself',
  'page-path-duplicate': 'one address can show one page only',
  'link-anchor-missing':
    'the browser would stay at the top of the page instead of going to the place that was meant',
  'link-redirected':
    'a link to an old address costs every reader a second request and hides that the page moved',
  'sidebar-invalid': 'a sidebar that is not understood would show readers nothing',
  'sidebar-cycle': 'a sidebar that holds itself has no end',
  'sidebar-page-missing': 'readers would follow the sidebar to a 404',
  'sidebar-page-duplicate':
    'one page has one place: the highlighted item, the breadcrumbs and the previous and next links depend on it',
  'sidebar-page-unlisted': 'a page that no sidebar lists is found by nobody who does not know it already',
  'title-duplicate': 'search results and browser tabs would show two pages under one name',
  'description-duplicate': 'search results would describe two pages by the same words',
  'description-long': 'search results cut a description after about 160 characters',
  'redirect-invalid': 'a rule that is not understood sends nobody anywhere',
  'redirect-duplicate': 'one old address can lead to one place only',
  'redirect-shadowed': 'a page wins over a redirect from its own path, so the rule would never be used',
  'redirect-loop': 'readers would be sent round in a circle until the browser gives up',
  'redirect-chain': 'every hop is one more request before readers see the page',
  'redirect-target-missing': 'readers would be sent from an old address to a 404',
  'redirect-anchor-missing':
    'readers would be sent to the top of the page instead of the place that was meant',
  'partial-unused': 'a partial that nothing includes is text that nobody reads and somebody maintains',
  'variable-unused': 'a version that no page prints is maintained for nobody',
  'config-link-invalid': 'navbar, footer and announcement are on every page, and so is their broken link',
  'document-stale': 'a document that is made from code must say what the code says',
  'config-navbar-invalid':
    'the navbar is on every page, and an item that cannot be shown would break them all',
  'config-third-party-invalid':
    'the content security policy of every page names these hosts, and a wrong one breaks or opens it',
  'search-data-too-large':
    'a stored value holds 25 MiB, and the index is loaded whole, by the Worker and by browsers',
  'asset-too-large': 'a stored value holds 25 MiB, and readers wait for what a page shows',
  'source-not-text': 'pages are text files in UTF-8; other bytes would reach readers as noise',
  'source-too-large': 'readers would wait for seconds, and a page of that size has lost its subject',
  'source-too-deep': 'readers lose their way long before the build does',
  'page-empty': 'a link to an empty page leads readers nowhere',
  'mdx-syntax': 'a page that cannot be parsed cannot be shown',
  'mdx-expression': 'pages are prose: nothing in them is run as code',
  'mdx-import': 'pages are prose: components are known everywhere, and nothing is run as code',
  'component-unknown': 'a component that does not exist shows readers nothing',
  'component-prop-unknown':
    'a prop that the component does not know changes nothing, which is not what its author meant',
  'component-prop-missing': 'the component cannot show what it is not told',
  'component-prop-invalid': 'the component cannot show a value that it does not understand',
  'component-misplaced': 'the component is one part of another and means nothing alone',
  'component-children-invalid':
    'an empty frame tells readers nothing, and content in a component that shows none is lost',
  'partial-missing': 'readers would not see the text that was meant to stand here',
  'partial-circular': 'a partial that holds itself has no end',
  'partial-parameter-missing': "readers would see the parameter's name instead of its value",
  'partial-parameter-unknown': 'a parameter that the partial never reads is lost',
  'partial-not-inline': 'a paragraph cannot hold headings, lists or other paragraphs',
  'variable-unknown': "readers would see the variable's name instead of its value",
  'admonition-unknown': 'an admonition of an unknown kind has no look and no meaning',
  'admonition-unclosed': 'everything up to the end of the page would stand in the admonition',
  'code-meta-invalid': 'what is not understood after a code fence is lost without a trace',
  'code-language-unknown': 'code without colours is harder to read',
  'diagram-name-invalid': 'the drawings of a diagram are files, named after it',
  'diagram-name-duplicate': 'the drawings of a diagram are files, named after it: one name, one diagram',
  'diagram-description-missing': 'readers who cannot see the drawing get its description',
  'diagram-stale': 'readers see the drawing, so it must be drawn from the source that stands in the page',
  'heading-level-one': 'a page has one heading of level one, and the site makes it from the title',
  'id-duplicate': 'a link to an id must lead to one place',
  'image-missing': 'readers would see a broken image',
  'image-unreadable': 'without its size an image pushes the text away while it loads',
  'image-description-missing': 'readers who cannot see the image get its description',
  'image-foreign':
    "readers' browsers ask no other site for anything, and the page must not break when another site changes",
  'link-unsafe': 'addresses of this kind run code or open other programs',
  bug: 'this is a fault of the build, not of the content: report it with the file that it names',
} as const

export type DiagnosticCode = keyof typeof diagnosticCodes
