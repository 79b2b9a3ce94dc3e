import type { Text } from '../language.ts';

export const customerClasses: { id: number; name: Text; description: Text; details: Text }[] = [
  {
    id: 1,
    name: { en: 'Bud', ar: 'برعم' },
    description: { en: 'From your first visit', ar: 'منذ زيارتك الأولى' },
    details: {
      en: 'One point for every riyal you spend. A birthday treat waits for you each year, and offers reach you a day before everybody else.',
      ar: 'نقطة عن كل ريال تنفقه. تنتظرك هدية في يوم ميلادك كل عام، وتصلك العروض قبل غيرك بيوم.',
    },
  },
  {
    id: 2,
    name: { en: 'Bloom', ar: 'زهرة' },
    description: { en: 'From 2,000 points a year', ar: 'من 2000 نقطة في السنة' },
    details: {
      en: 'One and a half points for every riyal, a free blow-dry or shave every quarter, and appointments you may move up to two hours before.',
      ar: 'نقطة ونصف عن كل ريال، واستشوار أو حلاقة مجانية كل ثلاثة أشهر، ومواعيد يمكنك تغييرها حتى قبل ساعتين.',
    },
  },
  {
    id: 3,
    name: { en: 'Palm', ar: 'نخلة' },
    description: { en: 'From 6,000 points a year', ar: 'من 6000 نقطة في السنة' },
    details: {
      en: 'Two points for every riyal, the VIP suite whenever it is free, your own therapist held for you, and a hammam for two once a year.',
      ar: 'نقطتان عن كل ريال، وجناح كبار الضيوف متى كان متاحًا، ومختصّك المفضل محجوز لك، وحمام لشخصين مرة في السنة.',
    },
  },
];
