// The components that compiled pages may use, by their names in MDX.

import type { ComponentType } from 'react'
import { Admonition, AdmonitionTitle } from './components/admonition/admonition.tsx'
import { Badge, Permission } from './components/badge/badge.tsx'
import { Card, Cards } from './components/cards/cards.tsx'
import { Checklist } from './components/checklist/checklist.tsx'
import { CodeBlock } from './components/code-block/code-block.tsx'
import { Details } from './components/details/details.tsx'
import { Diagram } from './components/diagram/diagram.tsx'
import { Endpoint } from './components/endpoint/endpoint.tsx'
import { Button, Hero, Sdk, SdkGrid, Section } from './components/landing/landing.tsx'
import { Operation } from './api/operation/operation.tsx'
import { RequestSample } from './api/operation/request-sample.tsx'
import { Step, Steps } from './components/steps/steps.tsx'
import { Tab, Tabs } from './components/tabs/tabs.tsx'
import { CodeTool } from './components/code-tool/code-tool.tsx'

export const components = {
  Admonition,
  AdmonitionTitle,
  Badge,
  Button,
  Card,
  Cards,
  Checklist,
  CodeBlock,
  Details,
  Diagram,
  Endpoint,
  Hero,
  Operation,
  Permission,
  RequestSample,
  Sdk,
  SdkGrid,
  Section,
  Step,
  Steps,
  Tab,
  Tabs,
  CodeTool,
} satisfies Record<string, ComponentType<never>>
