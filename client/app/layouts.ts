import type { ComponentType, ReactNode } from 'react';
import type { Layout } from '../routing/page.ts';
import { BlankLayout } from './blank-layout.tsx';
import { DashboardLayout } from './dashboard-layout.tsx';
import { DefaultLayout } from './default-layout.tsx';

type LayoutView = ComponentType<{ children: ReactNode }>;

/** The three layouts; a page with `none` brings its own frame. */
export const layouts: Record<Layout, LayoutView> = {
  blank: BlankLayout,
  dashboard: DashboardLayout,
  default: DefaultLayout,
  none: BlankLayout,
};
