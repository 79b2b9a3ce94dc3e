import type { ReactNode } from 'react';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MainContent } from './main-content.tsx';
import { SkipLink } from './skip-link.tsx';

/** Header, page, footer, and on phones the bar at the bottom. */
export const DefaultLayout = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLink />
    <Header />
    <MainContent>{children}</MainContent>
    <Footer />
    <BottomBar />
  </>
);
