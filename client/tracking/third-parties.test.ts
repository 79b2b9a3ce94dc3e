import { describe, expect, it } from 'vitest';
import { firstEvents } from './third-parties.ts';
import type { Tracked } from './track.ts';

const history: Tracked[] = [
  { event: { event: 'page_view', page_path: '/services' }, at: 100 },
  { event: { event: 'dialog_open', component: 'ServiceShow' }, at: 110 },
  { event: { event: 'page_view', page_path: '/cart' }, at: 120 },
  { event: { event: 'dialog_open', component: 'AuthWizard' }, at: 130 },
];

describe('when a visitor agrees', () => {
  it('third parties hear of the page that is open and of nothing that was before [TRK-02]', () => {
    expect(firstEvents(history, 200, '/cart')).toEqual([{ event: 'page_view', page_path: '/cart' }]);
  });

  it('they hear what happened since, while their scripts were on the way, each page once', () => {
    expect(firstEvents(history, 105, '/cart')).toEqual([
      { event: 'page_view', page_path: '/cart' },
      { event: 'dialog_open', component: 'ServiceShow' },
      { event: 'dialog_open', component: 'AuthWizard' },
    ]);
  });
});
